import {
  frameSheet,
  frameSourceKeys,
  frameSources,
  medalGroupName,
  medalSheet,
  medalTierNames,
  type MethodOutput,
  StaffFrame,
  type StaffFrameRule,
  StaffMedal,
  type StaffMedalGoal,
} from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../../context.ts'
import { pageOfAll } from '../../../db/page-of-all.ts'
import type { PageInput } from '../../../db/paging.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { frameUrl, medalUrl } from '../../worn/index.ts'
import { loadOwners } from '../medals/owners.ts'

interface MedalRow {
  id: string
  name: string
  group: number
  conditionText: string
  hidden: boolean
  version: number
  goals: StaffMedalGoal[]
}

const source = z.enum(frameSourceKeys)

/** All medals, with the goals that apply today and those that will. */
export async function listStaffMedals(
  ctx: StaffCtx,
  input: PageInput,
): Promise<MethodOutput<typeof StaffMedal.GetList>> {
  const today = dayOf(ctx.now)
  const { rows } = await sql<MedalRow>`
    select id, name, group_no as "group", condition_text as "conditionText", hidden, version,
      (select coalesce(json_agg(json_build_object('tier', tier, 'goal', goal, 'effectiveOn', effective_on::text,
          'isCurrent', effective_on <= ${today}::date, 'version', one.version) order by tier, effective_on), '[]')
        from medal_tier as one
        where medal_id = medal.id and effective_on >= (select max(effective_on) from medal_tier as applied
          where applied.medal_id = one.medal_id and applied.tier = one.tier
            and applied.effective_on <= ${today}::date)) as goals
    from medal order by group_no, sort, id`.execute(ctx.db)
  const { byMedal } = await loadOwners(ctx.app)
  const items = rows.map((medal) => ({
    ...medal,
    icon: medalUrl(medal.id, medal.goals.at(-1)?.tier ?? 0),
    ownersCount: byMedal.get(medal.id) ?? 0,
  }))
  return pageOfAll(input, items)
}

export const medalExport = defineExport(StaffMedal.Export, medalSheet, async function* (ctx) {
  for await (const { goals, group, ...medal } of walkPages((page) => listStaffMedals(ctx, page)))
    for (const { tier, ...goal } of goals)
      yield { ...medal, ...goal, group: medalGroupName(group), tier: medalTierNames[tier] ?? '' }
})

interface FrameRow {
  id: string
  name: string
  source: string
  conditionText: string
  version: number
  rules: StaffFrameRule[]
}

/** All frames, with the rules that apply today and those that will. */
export async function listStaffFrames(
  ctx: StaffCtx,
  input: PageInput,
): Promise<MethodOutput<typeof StaffFrame.GetList>> {
  const today = dayOf(ctx.now)
  const { rows } = await sql<FrameRow>`
    select id, name, source, condition_text as "conditionText", version,
      (select coalesce(json_agg(json_build_object('goal', goal, 'validDays', valid_days,
          'effectiveOn', effective_on::text, 'isCurrent', effective_on <= ${today}::date,
          'version', one.version) order by effective_on), '[]')
        from frame_rule as one
        where frame_id = profile_frame.id and effective_on >= (select max(effective_on) from frame_rule as applied
          where applied.frame_id = one.frame_id and applied.effective_on <= ${today}::date)) as rules
    from profile_frame order by sort, id`.execute(ctx.db)
  const items = rows.map((frame) => ({
    ...frame,
    source: source.parse(frame.source),
    src: frameUrl(frame.id),
  }))
  return pageOfAll(input, items)
}

const noRule = { goal: null, validDays: null, effectiveOn: '', isCurrent: false }

export const frameExport = defineExport(StaffFrame.Export, frameSheet, async function* (ctx) {
  for await (const { rules, source: from, ...frame } of walkPages((page) => listStaffFrames(ctx, page)))
    for (const rule of rules.length === 0 ? [noRule] : rules)
      yield { ...frame, ...rule, source: frameSources[from] }
})
