/** Of a local header: where its fields begin, and how long it is without names. */
const SIGNATURE = 0x04_03_4b_50;
const HEADER = 30;

/** The files of an archive that packs nothing (client/src/lib/zip.ts), by name; fails at one that does. */
export function unzipStored(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; archive.readUInt32LE(at) === SIGNATURE;) {
    if (archive.readUInt16LE(at + 8) !== 0) throw new Error('this archive is packed');
    const size = archive.readUInt32LE(at + 18);
    const name = at + HEADER;
    const data = name + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    files.set(
      archive.toString('utf8', name, name + archive.readUInt16LE(at + 26)),
      archive.subarray(data, data + size),
    );
    at = data + size;
  }
  return files;
}
