/** Facts that decide whether a member may write to another. */
export interface MessageFacts {
  /** Whether operators have switched messages on. */
  isOpen: boolean
  phoneBound: boolean
  iBlock: boolean
  blocksMe: boolean
  peerActive: boolean
  /** Who may write to the other first: 1 everybody, 2 people they follow, 3 mutual followers, 4 nobody. */
  peerSetting: number
  peerFollowsMe: boolean
  iFollowPeer: boolean
  peerHasWritten: boolean
  /** The level whose permissions apply. */
  level: number
  /** The level from which one may write to strangers; 1 if levels close nothing. */
  strangerLevel: number
  /** Messages that wait for a first answer. */
  waiting: number
  maxWaiting: number
  /** Other strangers with whom the writer began a conversation today. */
  strangersToday: number
}

type Refusal = 'closed' | 'phone' | 'blocking' | 'gone' | 'restricted' | 'level' | 'perDay' | 'waiting'

export interface MessageRightFacts {
  refusal: Refusal | null
  /** How many more messages before the other side answers; null: no limit. */
  left: number | null
  /** Whether photographs, links and cards may be sent. */
  anything: boolean
}

/**
 * Whether a member may write to another now. Members who were answered, or whom the other follows, are not strangers.
 */
export function messageRight(facts: MessageFacts): MessageRightFacts {
  const isKnown = facts.peerHasWritten || facts.peerFollowsMe
  const left = isKnown ? null : Math.max(0, facts.maxWaiting - facts.waiting)
  return { refusal: refusalOf(facts, isKnown), left, anything: isKnown }
}

function refusalOf(facts: MessageFacts, isKnown: boolean): Refusal | null {
  if (!facts.isOpen) return 'closed'
  if (!facts.phoneBound) return 'phone'
  if (facts.iBlock) return 'blocking'
  if (facts.blocksMe) return 'restricted'
  if (!facts.peerActive) return 'gone'
  if (!facts.peerHasWritten && !isAdmitted(facts)) return 'restricted'
  if (isKnown) return null
  if (facts.level < facts.strangerLevel) return 'level'
  if (facts.waiting >= facts.maxWaiting) return 'waiting'
  if (facts.waiting === 0 && facts.strangersToday >= strangersPerDay(facts.level)) return 'perDay'
  return null
}

function isAdmitted({ peerSetting, peerFollowsMe, iFollowPeer }: MessageFacts): boolean {
  if (peerSetting === 1) return true
  if (peerSetting === 2) return peerFollowsMe
  return peerSetting === 3 && peerFollowsMe && iFollowPeer
}

/** Max strangers with whom a member may begin a conversation in a day. */
export function strangersPerDay(level: number): number {
  if (level >= 7) return 20
  return level >= 4 ? 10 : 3
}

/** The default of who may write first: newcomers only get messages from people they follow. */
export function usualSender(level: number): 1 | 2 {
  return level <= 1 ? 2 : 1
}

const link =
  /https?:|www\.|(?<![@\w])[\w-]+\.(?:com|cn|net|org|cc|top|xyz|vip|shop|site|link|info|io|me|tv)(?![\w])/i

/** Whether a text contains a web address. */
export function namesLink(text: string): boolean {
  return link.test(text.normalize('NFKC'))
}
