import { hex } from '@guangquan/client'

/** SHA-256 of a file, computed in this browser: the file is sent nowhere. */
export async function hashOfFile(file: Blob): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
}
