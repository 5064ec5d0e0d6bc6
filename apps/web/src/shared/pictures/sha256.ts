import { hex } from '@guangquan/client'

/** SHA-256 of a text in UTF-8, in lower-case hexadecimal digits. */
export async function sha256Of(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
