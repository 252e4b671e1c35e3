; The same comdat again, whose constructor must not run a second time, and the definition that others have a copy of.
$group = comdat any
@.data = private constant i32 42
@group_data = linkonce_odr global i32 42, comdat($group)
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 400, ptr @start, ptr @group_data }]

define linkonce_odr i32 @in_group() comdat($group) {
  %a = load i32, ptr @group_data
  %b = add i32 %a, 1
  ret i32 %b
}

define internal void @start() comdat($group) {
  call void @note(i32 99)
  ret void
}

define i32 @in_group_of_q() {
  %a = call i32 @in_group()
  ret i32 %a
}

define i32 @copied() {
  ret i32 51
}

declare void @note(i32)
