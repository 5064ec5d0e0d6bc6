/** A picture pasted inline (`data:image/png;base64,…`), as a file to upload. */
export function pictureFile(source: string): File {
  const [, type = 'image/png', base64 = ''] = /^data:([^;]+);base64,(.*)$/s.exec(source) ?? []
  const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (character) => character.codePointAt(0) ?? 0)
  return new File([bytes], `pasted.${type.split('/')[1] ?? 'png'}`, { type })
}
