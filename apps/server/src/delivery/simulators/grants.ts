import { randomBytes } from 'node:crypto'
import type { SimPerson } from './people.ts'

export interface Grant {
  app: string
  person: SimPerson
  redirectUri: string
  endsAt: number
  used: boolean
}

export interface Grants {
  /** Issues a code or token for a person. */
  give: (grant: Pick<Grant, 'app' | 'person' | 'redirectUri'>) => string
  /** The grant behind a code or token; undefined for an unknown one. */
  find: (text: string | undefined) => Grant | undefined
  /** Revokes all grants of a person. */
  revoke: (person: SimPerson) => void
  isOver: (grant: Grant) => boolean
}

/** Codes or tokens of one provider that expire by a clock that tests move. */
export function makeGrants(lifeMs: number, now: () => Date): Grants {
  const given = new Map<string, Grant>()
  return {
    give: (grant) => {
      const text = randomBytes(16).toString('hex').toUpperCase()
      given.set(text, { ...grant, endsAt: now().getTime() + lifeMs, used: false })
      return text
    },
    find: (text) => (text === undefined ? undefined : given.get(text)),
    revoke: (person) => {
      for (const [text, grant] of given) if (grant.person.id === person.id) given.delete(text)
    },
    isOver: (grant) => grant.endsAt <= now().getTime(),
  }
}
