# Installing with apt-get, for the other scripts here: read by `. scripts/apt.sh`. By sudo when not root, and only if that needs no
# password. Defines `here` and `install`; what apt-get says is in $apt_log.
apt_log=$(mktemp)
trap 'rm -f "$apt_log"' EXIT

here() {
    command -v "$1" >/dev/null 2>&1 || [ -x "/usr/sbin/$1" ] || [ -x "/usr/local/bin/$1" ]
}

apt() {
    here apt-get || return 1
    if [ "$(id -u)" = 0 ]; then
        DEBIAN_FRONTEND=noninteractive apt-get "$@" >>"$apt_log" 2>&1
    elif here sudo && sudo -n true 2>/dev/null; then
        sudo -n env DEBIAN_FRONTEND=noninteractive apt-get "$@" >>"$apt_log" 2>&1
    else
        return 1
    fi
}

apt_updated=no
install() {
    here apt-get || return 1
    if [ $apt_updated = no ]; then
        # Old package lists may still do.
        apt update -qq || true
        apt_updated=yes
    fi
    echo "installing $* with apt-get"
    apt install -y -qq --no-install-recommends "$@"
}
