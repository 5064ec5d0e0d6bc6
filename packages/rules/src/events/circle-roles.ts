import type { CircleAudit, CircleMemberState, CircleRole, CircleState, JoinState } from '@guangquan/contract'

// Values of the contract's `circle.words`: this package imports only its types.
const [none, owner, admin, guest, member] = [0, 1, 2, 3, 4] as const
const [free, audited] = [0, 1] as const
const open = 2
const state = { waiting: 1, joined: 2, refused: 3, removed: 5, blackListed: 6 } as const

/** Acts inside a circle that require a role. */
export const circleActs = [
  'publish',
  'invite',
  'seeTeam',
  'audit',
  'mute',
  'remove',
  'blackList',
  'setRole',
  'pin',
  'essence',
  'fold',
  'removePost',
  'announce',
  'edit',
  'transfer',
  'dissolve',
] as const
export type CircleAct = (typeof circleActs)[number]

type Targets = readonly CircleRole[]

/** Acts on the circle itself have no target. */
const itself = [none] as const
const everybody = [none, owner, admin, guest, member] as const
const ranked = [admin, guest, member] as const
const ordinary = [guest, member] as const

/**
 * Who may do what to whom: act → role of the actor → role of the target or of a post's author. The only such table, for
 * site and server. Nobody acts on an equal or higher role, except to pin and to mark essence.
 */
const circleTable: Readonly<Record<CircleAct, Readonly<Partial<Record<CircleRole, Targets>>>>> = {
  publish: { 1: itself, 2: itself, 3: itself, 4: itself },
  invite: { 1: itself, 2: itself, 3: itself, 4: itself },
  // Applications, the log, figures, removed posts and the blacklist.
  seeTeam: { 1: itself, 2: itself },
  audit: { 1: itself, 2: itself },
  mute: { 1: ranked, 2: ordinary },
  remove: { 1: ranked, 2: ordinary },
  blackList: { 1: [none, ...ranked], 2: [none, ...ordinary] },
  setRole: { 1: ranked },
  pin: { 1: everybody, 2: everybody },
  essence: { 1: everybody, 2: everybody },
  // Also their own posts, hence the owner's own role.
  fold: { 1: everybody, 2: [none, ...ordinary] },
  removePost: { 1: everybody, 2: [none, ...ordinary] },
  announce: { 1: itself, 2: itself },
  edit: { 1: itself },
  transfer: { 1: ranked },
  dissolve: { 1: itself },
}

/** Whether an actor's role permits an act on a person, or on a post of a person, of another role. */
export function mayInCircle(act: CircleAct, actor: CircleRole, target: CircleRole = none): boolean {
  return circleTable[act][actor]?.includes(target) === true
}

/** Whether a role permits an act on anybody. */
export function hasCircleAct(act: CircleAct, actor: CircleRole): boolean {
  return (circleTable[act][actor] ?? []).length > 0
}

/** Whether somebody can give a role: never their own or a higher one. */
export function maySetRole(actor: CircleRole, target: CircleRole, next: CircleRole): boolean {
  return mayInCircle('setRole', actor, target) && mayInCircle('setRole', actor, next)
}

/** The acts that a role permits on anybody, as the client gets them in `can` of a circle. */
export function circleRights(actor: CircleRole): Record<CircleAct, boolean> {
  const entries = circleActs.map((act) => [act, hasCircleAct(act, actor)] as const)
  return { ...noRights, ...Object.fromEntries(entries) }
}

const noRights: Record<CircleAct, boolean> = {
  publish: false,
  invite: false,
  seeTeam: false,
  audit: false,
  mute: false,
  remove: false,
  blackList: false,
  setRole: false,
  pin: false,
  essence: false,
  fold: false,
  removePost: false,
  announce: false,
  edit: false,
  transfer: false,
  dissolve: false,
}

const dayMs = 24 * 3600_000

/** When somebody who was refused or removed can apply again; null: now. */
function mayApplyAgainAt(status: CircleMemberState, changedAt: Date, now: Date): Date | null {
  const days = status === state.refused ? 7 : status === state.removed ? 30 : 0
  const at = new Date(changedAt.getTime() + days * dayMs)
  return at > now ? at : null
}

export interface JoinFacts {
  circleStatus: CircleState
  /** Whether a dissolution was announced. */
  isEnding: boolean
  audit: CircleAudit
  isFull: boolean
  memberStatus: CircleMemberState
  /** When the member's state changed last. */
  changedAt: Date | null
  isInvited: boolean
  /** Whether the member has reached their level's limit of circles. */
  isAtLimit: boolean
  now: Date
}

/** The state of a join button, with its end. The server enforces the same. */
export function joinStateOf(facts: JoinFacts): { state: JoinState; until: Date | null } {
  const { memberStatus, changedAt, now } = facts
  if (memberStatus === state.joined) return { state: 'joined', until: null }
  if (memberStatus === state.blackListed) return { state: 'blackListed', until: null }
  if (facts.circleStatus !== open || facts.isEnding) return { state: 'closed', until: null }
  if (memberStatus === state.waiting) return { state: 'pending', until: null }
  if (facts.isFull) return { state: 'full', until: null }
  if (facts.isAtLimit) return { state: 'limit', until: null }
  if (facts.isInvited) return { state: 'invited', until: null }
  const until = changedAt === null ? null : mayApplyAgainAt(memberStatus, changedAt, now)
  if (until !== null) return { state: 'wait', until }
  if (facts.audit === free) return { state: 'join', until: null }
  return { state: facts.audit === audited ? 'apply' : 'inviteOnly', until: null }
}

/** Max circles for a member of a level. */
export function joinedLimit(level: number): number {
  if (level >= 7) return 100
  return level >= 4 ? 50 : 20
}

const largeFrom = 8

/** Max members of a circle, by the level of its owner. */
export function circleCapacity(ownerLevel: number): number {
  return ownerLevel >= largeFrom ? 10_000 : 5000
}
