import { useState } from 'react'
import { currentUser } from '../../platform/session/session.ts'

/** Reads the id of the author of an open composer, who still is its author while sign-in is open over the page. */
export function useAuthorId(): () => string {
  const [read] = useState(() => {
    let author = currentUser()?.id ?? ''
    return () => (author = currentUser()?.id ?? author)
  })
  return read
}
