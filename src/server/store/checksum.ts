/** The table of CRC-32C, with which LevelDB's files protect what they contain. */
const CRC = Uint32Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  return crc;
});

/** The state before the first byte. */
export const CRC_START = 0xffffffff;

export function addToCrc(crc: number, byte: number): number {
  return CRC[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
}

/** Returns the checksum as LevelDB writes it, rotated and shifted: it may be the checksum of a checksum. */
export function maskedCrc(state: number): number {
  const crc = ~state >>> 0;
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}
