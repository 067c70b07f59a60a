import { createHash } from 'node:crypto';

/** The name-based UUID of RFC 9562, section 5.5: the same name in the same namespace is the same identifier for ever. */
export function uuidV5(name: string, namespace: string): string {
  const space = Buffer.from(namespace.replaceAll('-', ''), 'hex');
  const hash = createHash('sha1').update(space).update(name, 'utf8').digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
