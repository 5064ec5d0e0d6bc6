/** A file, or part of one, in Base64, as calls accept it. */
export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A call with all bytes as arguments would overflow the stack.
  const piece = 0x8000
  let text = ''
  for (let at = 0; at < bytes.length; at += piece) {
    text += String.fromCharCode(...bytes.subarray(at, at + piece))
  }
  return btoa(text)
}
