import { defaultPhotographyLevel } from '@guangquan/contract/limits'
import { useStore } from '@guangquan/ui'
import { onExpired, registrationLifeMs, removeShortLived } from '../../../platform/short-lived.ts'
import { createStoredStore } from '../../../platform/stored-store.ts'
import type { PhoneProof } from '../social/begun-flow.ts'
import type { SocialPerson } from '../social/social-person.ts'
import type { Channel } from '../use-sent-code.ts'
import type { RegisterStep } from './steps.ts'

/** What a registration holds so far, kept over a reload and for half an hour after the last answer. */
interface KeptDraft {
  /** Registers with a phone or with an e-mail. */
  channel: Channel
  phone: string
  email: string
  agreementCheckBox: boolean
  nickName: string
  sex: number
  /** `yyyy-MM-dd`, or null when it was skipped. */
  birthday: string | null
  /** Codes from the province down; empty when skipped. */
  area: string[]
  photographyLevel: number
  topicIds: string[]
  inviteUserCode: string
  /** A portrait was chosen. The picture itself stays in memory: a file can be sent only once there is an account. */
  hadPortrait: boolean
  /** The password was chosen once: a reload then asks for it again instead of for the code. */
  hadPassword: boolean
  /**
   * Until when the proof is good that the phone or e-mail is theirs (epoch milliseconds). After a reload the proof
   * itself is in a cookie that no script reads.
   */
  provedUntil: number
  /** The step after the password that was looked at last. */
  at: RegisterStep
  /** The account exists already, made by a social sign-in; what is chosen now is saved to it at the end. */
  afterwards: boolean
}

/** What lives as long as the page does: secrets, a picture, and where to go on. */
interface FleetingDraft {
  password: string
  /** Proof that the phone or e-mail is theirs; null also after a reload. */
  ticket: PhoneProof | null
  /** Who came from WeChat, QQ or Weibo. */
  social: SocialPerson | null
  headPic: Blob | null
  /** What the server said of an earlier step's answer. */
  refusal: Refusal | null
  /** 跳过剩余步骤 was pressed. */
  skipRest: boolean
}

/** What the server said of an answer, and the step that gave it. */
export interface Refusal {
  step: RegisterStep
  sentence: string
  /** What WeChat, QQ or Weibo said of them is no good any more: they are to be asked again. */
  isSocial: boolean
}

interface RegisterDraft extends KeptDraft, FleetingDraft {}

const emptyKept: KeptDraft = {
  channel: 'phone',
  phone: '',
  email: '',
  agreementCheckBox: false,
  nickName: '',
  sex: 0,
  birthday: null,
  area: [],
  photographyLevel: defaultPhotographyLevel,
  topicIds: [],
  inviteUserCode: '',
  hadPortrait: false,
  hadPassword: false,
  provedUntil: 0,
  at: 4,
  afterwards: false,
}

const emptyFleeting: FleetingDraft = {
  password: '',
  ticket: null,
  social: null,
  headPic: null,
  refusal: null,
  skipRest: false,
}

/** The draft and what is kept of it. Every change begins its half hour anew. */
export const registerDraft = createStoredStore<RegisterDraft>(
  'register',
  { ...emptyKept, ...emptyFleeting },
  // Named one by one: what is new in the draft stays in memory until somebody decides otherwise.
  (draft): KeptDraft => ({
    channel: draft.channel,
    phone: draft.phone,
    email: draft.email,
    agreementCheckBox: draft.agreementCheckBox,
    nickName: draft.nickName,
    sex: draft.sex,
    birthday: draft.birthday,
    area: draft.area,
    photographyLevel: draft.photographyLevel,
    topicIds: draft.topicIds,
    inviteUserCode: draft.inviteUserCode,
    hadPortrait: draft.hadPortrait,
    hadPassword: draft.hadPassword,
    provedUntil: draft.provedUntil,
    at: draft.at,
    afterwards: draft.afterwards,
  }),
  registrationLifeMs,
)

/** The draft, watched. */
export function useRegisterDraft(): RegisterDraft {
  return useStore(registerDraft)
}

export function changeDraft(change: Partial<RegisterDraft>): void {
  registerDraft.set({ ...registerDraft.get(), ...change })
}

const ticketLifeMs = 30 * 60_000

/** Keeps the proof that the phone or e-mail is theirs, for as long as the server takes it. */
export function keepTicket(value: string): void {
  const until = Date.now() + ticketLifeMs
  changeDraft({ ticket: { value, until }, provedUntil: until })
}

/** Takes the portrait that was chosen, or null for the default one. */
export function choosePortrait(headPic: Blob | null): void {
  changeDraft({ headPic, hadPortrait: headPic !== null })
}

/** The phone or e-mail that is being registered; empty before step 1. */
export function contactOf({ channel, phone, email }: Pick<KeptDraft, 'channel' | 'phone' | 'email'>): string {
  return channel === 'phone' ? phone : email
}

/** A sign-in found no account: registering goes on from its phone or e-mail and proof. */
export function startRegistration(channel: Channel, contact: string, ticket: string): void {
  changeDraft({ channel, [channel]: contact, agreementCheckBox: true, social: null })
  keepTicket(ticket)
}

onExpired('register', () => changeDraft({ ...emptyKept, ...emptyFleeting }))

/** Somebody signed in otherwise, or left: nothing of what was answered stays, here or in the browser's storage. */
export function dropRegistration(): void {
  changeDraft({ ...emptyKept, ...emptyFleeting })
  removeShortLived()
}

/** The account exists: nothing of its draft stays but a portrait that is still on its way. */
export function endRegistration(): void {
  const { headPic } = registerDraft.get()
  changeDraft({ ...emptyKept, ...emptyFleeting, headPic })
  removeShortLived()
}
