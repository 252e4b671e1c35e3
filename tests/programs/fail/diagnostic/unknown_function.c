// A reachable call to a function without body and model is reported by name when the program is loaded.
// expect: error launch_rocket
void launch_rocket(int);

static int armed;

int main(void) {
    if (armed)
        launch_rocket(1);
    return 0;
}
