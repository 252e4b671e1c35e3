; Functions in a comdat, a copy of a function that another file defines, private data, and the functions that `o_old.c` calls.
$group = comdat any
@.data = private constant i32 41
@group_data = linkonce_odr global i32 41, comdat($group)
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 400, ptr @start, ptr @group_data }]

define linkonce_odr i32 @in_group() comdat($group) {
  %a = load i32, ptr @group_data
  ret i32 %a
}

define internal void @start() comdat($group) {
  %a = load i32, ptr @group_data
  %b = load i32, ptr @.data
  %same = icmp eq i32 %a, %b
  call void @llvm.assume(i1 %same)
  ret void
}

define available_externally i32 @copied() {
  ret i32 50
}

define i32 @defined_in_ir(i32 %x) {
  %a = call i32 @copied()
  %b = add i32 %a, 10
  %c = add i32 %b, %x
  ret i32 %c
}

define i32 @sum(i32 %a, i32 %b) {
  %c = add i32 %a, %b
  ret i32 %c
}

define i32 @ignores(i32 %a) {
  ret i32 %a
}

declare void @llvm.assume(i1)
