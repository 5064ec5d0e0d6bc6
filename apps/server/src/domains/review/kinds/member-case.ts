import { profileParts, reportTypes } from '@guangquan/contract'
import { releaseFiles } from '../../media/index.ts'
import { lockRestriction, restoreProfile, withdrawProfile, WithdrawnProfile } from '../../member/index.ts'
import { findCase } from '../case.store.ts'
import { notifyOfReset } from '../notify-of-reset.ts'
import { changedParts } from '../profile-change.ts'
import { caseKind } from './case-kind.ts'

/** Decisions about reported members and changed profiles: changed profile parts that are not passed are reset. */
export const memberCase = caseKind(WithdrawnProfile, {
  reportType: reportTypes.member,
  lock: lockRestriction,
  apply: async (tx, _now, { id: caseId, targetId: id, decision }) => {
    if (decision === 'pass') return {}
    const changed = changedParts((await findCase(tx, caseId))?.profile_before ?? null)
    const parts = profileParts.filter((part) => changed[part] !== undefined)
    return parts.length === 0 ? {} : withdrawProfile(tx, { id, parts })
  },
  revert: (tx, _now, { targetId: id }, withdrawn) => restoreProfile(tx, { id, withdrawn }),
  finish: async (tx, now, { memberId, reason }, withdrawn) => {
    if (Object.keys(withdrawn).length === 0) return null
    if (withdrawn.avatar !== undefined) await releaseFiles(tx, [withdrawn.avatar])
    await notifyOfReset(tx, now, { memberId, replaced: withdrawn, reason })
    return { change: 'refused' }
  },
})
