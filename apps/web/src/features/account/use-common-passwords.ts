import { useEffect, useState } from 'react'
import { loadChunk } from '../../platform/load-chunk.ts'
import type { IsCommon } from './password-error.ts'

let common: ReadonlySet<string> | null = null

/** The server's list of common passwords, loaded with the form; without it, the server checks them. */
export function useCommonPasswords(): IsCommon {
  const [list, setList] = useState(common)

  useEffect(() => {
    if (common !== null) return
    let isShown = true
    loadList().then(
      () => {
        if (isShown) setList(common)
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [])

  return (lowerCased) => list?.has(lowerCased) === true
}

async function loadList(): Promise<void> {
  const { default: text } = await loadChunk(() => import('@guangquan/rules/common-passwords.txt?raw'))
  common = new Set(text.trimEnd().split('\n'))
}
