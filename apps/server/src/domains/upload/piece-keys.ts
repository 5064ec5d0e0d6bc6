/** Folder of the pieces of an unfinished upload. */
export function piecesFolder(uploadId: string): string {
  return `uploads/${uploadId}`
}

/** Key of one piece of an unfinished upload. */
export function pieceKey(uploadId: string, index: number): string {
  return `${piecesFolder(uploadId)}/${index}`
}
