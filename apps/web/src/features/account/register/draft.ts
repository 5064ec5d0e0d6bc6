import { defaultPhotographyLevel } from '@guangquan/contract/account/account.limits'
import { useStore } from '@guangquan/ui'
import { onExpired, registrationLife, removeShortLived } from '../../../platform/short-lived.ts'
import { createStoredStore } from '../../../platform/stored-store.ts'
import type { SocialPerson } from '../social/social-person.ts'
import type { Channel } from '../use-sent-code.ts'
import type { RegisterStep } from './steps.ts'

/** Registration data that survives a reload, for half an hour after the last input. */
interface StoredDraft {
  /** Whether registration uses a phone number or an e-mail address. */
  channel: Channel
  phone: string
  email: string
  agreementCheckBox: boolean
  nickName: string
  sex: number
  /** `yyyy-MM-dd`, or null when it was skipped. */
  birthday: string | null
  /** Codes from the province down; empty if skipped. */
  area: string[]
  photographyLevel: number
  topicIds: string[]
  /** Circles to join or to apply to. */
  followPGIds: string[]
  inviteUserCode: string
  /**
   * Whether an avatar was chosen. The picture itself stays in memory: a file can be uploaded only once the account
   * exists.
   */
  hadPortrait: boolean
  /** Whether a password was chosen: after a reload the member is asked for it again, but not for the code. */
  hadPassword: boolean
  /**
   * When the proof of the phone number or e-mail address expires (epoch milliseconds). After a reload the proof itself
   * is in a cookie that scripts cannot read.
   */
  provedUntil: number
  /** The last visited step after the password. */
  at: RegisterStep
  /** Signing in or resetting a password found no account; shown at the password step. */
  isNewcomer: boolean
  /** The person who came from WeChat, QQ or Weibo. */
  social: SocialPerson | null
  /** The account exists already, created by a social sign-in; the following answers are saved to it at the end. */
  afterwards: boolean
}

/** Data held in memory only: secrets, a picture, and the page to continue with. */
interface TransientDraft {
  password: string
  /** Proof of the phone number or e-mail address; also null after a reload. */
  ticket: string | null
  headPic: Blob | null
  /** The server's refusal of an earlier step's input. */
  refusal: Refusal | null
  /** 跳过剩余步骤 was pressed. */
  skipRemaining: boolean
}

/** A refusal by the server and the step whose input was refused. */
export interface Refusal {
  step: RegisterStep
  sentence: string
  /** The social authorisation has expired and must be repeated. */
  isSocial: boolean
}

interface RegisterDraft extends StoredDraft, TransientDraft {}

const emptyStored: StoredDraft = {
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
  followPGIds: [],
  inviteUserCode: '',
  hadPortrait: false,
  hadPassword: false,
  provedUntil: 0,
  at: 4,
  isNewcomer: false,
  social: null,
  afterwards: false,
}

const emptyFleeting: TransientDraft = {
  password: '',
  ticket: null,
  headPic: null,
  refusal: null,
  skipRemaining: false,
}

/** The draft and its stored part. Every change restarts the half hour. */
export const registerDraft = createStoredStore<RegisterDraft>(
  'account',
  { ...emptyStored, ...emptyFleeting },
  // Listed one by one, so that new fields of the draft are not stored by accident.
  (draft): StoredDraft => ({
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
    followPGIds: draft.followPGIds,
    inviteUserCode: draft.inviteUserCode,
    hadPortrait: draft.hadPortrait,
    hadPassword: draft.hadPassword,
    provedUntil: draft.provedUntil,
    at: draft.at,
    isNewcomer: draft.isNewcomer,
    social: draft.social,
    afterwards: draft.afterwards,
  }),
  registrationLife,
)

export function useRegisterDraft(): RegisterDraft {
  return useStore(registerDraft)
}

export function changeDraft(change: Partial<RegisterDraft>): void {
  registerDraft.set({ ...registerDraft.get(), ...change })
}

const ticketLifeMs = 30 * 60_000

/** Stores the proof of the phone number or e-mail address, with its expiry on the server. */
export function storeTicket(value: string): void {
  changeDraft({ ticket: value, provedUntil: Date.now() + ticketLifeMs })
}

/** Sets the chosen avatar; null for the default one. */
export function choosePortrait(headPic: Blob | null): void {
  changeDraft({ headPic, hadPortrait: headPic !== null })
}

/** The phone number or e-mail address being registered; empty before step 1. */
export function contactOf({
  channel,
  phone,
  email,
}: Pick<StoredDraft, 'channel' | 'phone' | 'email'>): string {
  return channel === 'phone' ? phone : email
}

/** Whether a registration has been begun in this browser and not been finished. */
export function isBegun(draft: Pick<StoredDraft, 'channel' | 'phone' | 'email' | 'social'>): boolean {
  return contactOf(draft) !== '' || draft.social !== null
}

/**
 * Begins a registration with this phone number, e-mail address or social account. Input for another one belongs to
 * another person and is dropped; an invitation stays if nobody has begun with it.
 */
export function beginRegistration(
  own: { channel: Channel; contact: string } | { social: SocialPerson },
): void {
  const draft = registerDraft.get()
  if (!isSameRegistration(draft, own)) {
    const { inviteUserCode } = isBegun(draft) ? emptyStored : draft
    registerDraft.set({ ...emptyStored, ...emptyFleeting, inviteUserCode })
  }
  if ('social' in own) changeDraft({ social: own.social, channel: 'phone' })
  else changeDraft({ channel: own.channel, [own.channel]: own.contact })
}

function isSameRegistration(
  draft: StoredDraft,
  own: { channel: Channel; contact: string } | { social: SocialPerson },
): boolean {
  if (draft.afterwards) return false
  if ('social' in own) {
    return draft.social?.provider === own.social.provider && draft.social.unionId === own.social.unionId
  }
  return draft.social === null && draft.channel === own.channel && draft[own.channel] === own.contact
}

/** Begins a registration after signing in or resetting a password found no account, with the proof of its address. */
export function beginAsNewcomer(
  own: { channel: Channel; contact: string },
  { ticket, agreed }: { ticket: string; agreed: boolean },
): void {
  beginRegistration(own)
  changeDraft({ isNewcomer: true, agreementCheckBox: agreed })
  storeTicket(ticket)
}

onExpired('account', () => changeDraft({ ...emptyStored, ...emptyFleeting }))

/** Clears the draft and its stored part when the member signs in otherwise or leaves. */
export function dropRegistration(): void {
  changeDraft({ ...emptyStored, ...emptyFleeting })
  removeShortLived()
}

/** Clears the draft once the account exists, except for an avatar that is still to be uploaded. */
export function endRegistration(): void {
  const { headPic } = registerDraft.get()
  changeDraft({ ...emptyStored, ...emptyFleeting, headPic })
  removeShortLived()
}
