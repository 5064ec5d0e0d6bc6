import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { storedKey } from '../../shared/stored.ts'

/** What a registration holds so far. Password and portrait live in memory only, the proof in this tab only. */
interface RegisterDraft {
  phone: string
  nickName: string
  agreementCheckBox: boolean
  password: string
  headPic: Blob | null
  change: (change: Partial<Omit<RegisterDraft, 'change'>>) => void
}

const empty = { phone: '', nickName: '', agreementCheckBox: false, password: '', headPic: null }

export const useRegisterDraft = create<RegisterDraft>()(
  persist((set) => ({ ...empty, change: (change) => set(change) }), {
    name: storedKey('register'),
    storage: createJSONStorage(() => localStorage),
    partialize: ({ phone, nickName, agreementCheckBox }) => ({ phone, nickName, agreementCheckBox }),
  }),
)

const ticketLifeMs = 30 * 60_000

/** Keeps the proof that the phone is theirs, for this tab and as long as the server takes it. */
export function keepTicket(ticket: string): void {
  sessionStorage.setItem(storedKey('ticket'), `${Date.now() + ticketLifeMs} ${ticket}`)
}

/** The proof, or undefined when there is none that the server would still take. */
export function keptTicket(): string | undefined {
  const [until, ticket] = sessionStorage.getItem(storedKey('ticket'))?.split(' ') ?? []
  return ticket !== undefined && Number(until) > Date.now() ? ticket : undefined
}

/** A sign-in found no account: registering goes on from its phone and proof. */
export function startRegistration(phone: string, ticket: string): void {
  useRegisterDraft.getState().change({ phone, agreementCheckBox: true })
  keepTicket(ticket)
}

/** The account exists: nothing of its draft stays but a portrait that is still on its way. */
export function endRegistration(): void {
  const { headPic } = useRegisterDraft.getState()
  sessionStorage.removeItem(storedKey('ticket'))
  useRegisterDraft.setState({ ...empty, headPic })
}
