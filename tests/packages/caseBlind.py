"""Shows a folder as macOS and Windows would: capitals and small letters are one, and so are the two ways of ä.

caseBlind.py FOLDER MOUNTPOINT
"""

import errno
import os
import sys
import unicodedata

# Debian uses this name, since it has another package called `fuse`.
from fusepy import FUSE, FuseOSError, Operations


def plain(name):
    return unicodedata.normalize("NFC", name).casefold()


class CaseBlind(Operations):
    def __init__(self, root):
        self.root = root

    def real(self, path):
        """The path as it is spelt on the disk; what is not there yet keeps the spelling asked for."""
        found = self.root
        for name in filter(None, path.split("/")):
            there = os.listdir(found) if os.path.isdir(found) else []
            found = os.path.join(found, next((each for each in there if plain(each) == plain(name)), name))
        return found

    def access(self, path, mode):
        if not os.access(self.real(path), mode):
            raise FuseOSError(errno.EACCES)

    def getattr(self, path, fh=None):
        status = os.lstat(self.real(path))
        names = ("st_atime", "st_ctime", "st_gid", "st_mode", "st_mtime", "st_nlink", "st_size", "st_uid")
        return {name: getattr(status, name) for name in names}

    def readdir(self, path, fh):
        return [".", ".."] + os.listdir(self.real(path))

    def chmod(self, path, mode):
        os.chmod(self.real(path), mode)

    def chown(self, path, uid, gid):
        os.chown(self.real(path), uid, gid)

    def mkdir(self, path, mode):
        os.mkdir(self.real(path), mode)

    def rmdir(self, path):
        os.rmdir(self.real(path))

    def unlink(self, path):
        os.unlink(self.real(path))

    def rename(self, old, new):
        os.rename(self.real(old), self.real(new))

    def link(self, target, name):
        os.link(self.real(name), self.real(target))

    def utimens(self, path, times=None):
        os.utime(self.real(path), times)

    def statfs(self, path):
        status = os.statvfs(self.real(path))
        return {name: getattr(status, name) for name in dir(status) if name.startswith("f_")}

    def open(self, path, flags):
        return os.open(self.real(path), flags)

    def create(self, path, mode, fi=None):
        return os.open(self.real(path), os.O_RDWR | os.O_CREAT, mode)

    def read(self, path, length, offset, fh):
        return os.pread(fh, length, offset)

    def write(self, path, data, offset, fh):
        return os.pwrite(fh, data, offset)

    def truncate(self, path, length, fh=None):
        os.truncate(self.real(path), length)

    def fsync(self, path, datasync, fh):
        os.fsync(fh)

    def release(self, path, fh):
        os.close(fh)


FUSE(CaseBlind(os.path.realpath(sys.argv[1])), sys.argv[2], nothreads=True, foreground=True)
