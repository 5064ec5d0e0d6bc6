import { session } from '../../platform/session/session.ts'

/** Calls back when the member signs in over the page after the session ended. @returns stops it */
export function onSignedInAgain(listener: () => void): () => void {
  return session.subscribe(({ user }, before) => {
    if (user !== null && before.user === null) listener()
  })
}
