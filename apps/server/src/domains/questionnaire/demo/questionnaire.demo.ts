import { otherKey, questionTypes, type Answer, type Answers, type Question } from '@guangquan/contract'
import { cleanAnswers } from '@guangquan/rules/questionnaire/questionnaire-answers'
import { sql } from 'kysely'
import { v4 as randomUuid } from 'uuid'
import type { Database, Tx } from '../../../db/client.ts'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople } from '../../../demo/people.ts'
import { makeRandom, type Random } from '../../../demo/random.ts'
import { settleAnswers } from '../settle-answers.ts'
import { eveningQuestions, monthQuestions } from './demo-questions.ts'

const hourMs = 3600_000
const day = 24

interface DemoQuestionnaire {
  title: string
  intro: string
  cover: string
  stage: number
  /** Hours from the moment of loading. */
  startsIn: number
  lasts: number
  isAnonymous: boolean
  showResult: 1 | 2 | 3
  coins: number
  questions: readonly Question[]
  answers: number
}

/** One in each state; the one that has ended has three hundred answers. */
const questionnaires: readonly DemoQuestionnaire[] = [
  {
    title: 'C1 Pro 用了一个月',
    intro: '答案不记名：我们知道谁答过，不知道谁答了什么。',
    cover: 'c1-pro',
    stage: 1,
    startsIn: -5 * day,
    lasts: 25 * day,
    isAnonymous: true,
    showResult: 2,
    coins: 20,
    questions: monthQuestions,
    answers: 24,
  },
  {
    title: '街头摄影分享会，你觉得怎么样',
    intro: '三道题，半分钟。',
    cover: 'exhibition',
    stage: 1,
    startsIn: -2 * day,
    lasts: 9 * day,
    isAnonymous: false,
    showResult: 3,
    coins: 5,
    questions: eveningQuestions,
    answers: 18,
  },
  {
    title: '今年的机主回访',
    intro: '每年一次，帮我们决定明年先做什么。',
    cover: 'festival',
    stage: 1,
    startsIn: -40 * day,
    lasts: 30 * day,
    isAnonymous: true,
    showResult: 2,
    coins: 10,
    questions: monthQuestions,
    answers: 300,
  },
  {
    title: '新年影展，你想看谁的作品',
    intro: '下周开始。',
    cover: 'exhibition',
    stage: 1,
    startsIn: 6 * day,
    lasts: 20 * day,
    isAnonymous: false,
    showResult: 1,
    coins: 5,
    questions: eveningQuestions,
    answers: 0,
  },
  {
    title: '门店服务回访',
    intro: '',
    cover: 'store',
    stage: 2,
    startsIn: -20 * day,
    lasts: 60 * day,
    isAnonymous: false,
    showResult: 1,
    coins: 0,
    questions: eveningQuestions,
    answers: 9,
  },
  {
    title: '固件功能优先级（草稿）',
    intro: '',
    cover: 'workshop',
    stage: 0,
    startsIn: 2 * day,
    lasts: 14 * day,
    isAnonymous: true,
    showResult: 3,
    coins: 10,
    questions: monthQuestions,
    answers: 0,
  },
]

/** Questionnaires in every state, with answers. */
export const questionnaireDemo: DemoPart = {
  addRows: async ({ plan }, tx) => {
    const random = makeRandom('questionnaires')
    const models = await tx.selectFrom('product_info').select('id').orderBy('id').limit(3).execute()
    for (const one of questionnaires) {
      const start = plan.now.getTime() + one.startsIn * hourMs
      const id = demoId(random, new Date(Math.min(plan.now.getTime(), start) - 3 * day * hourMs))
      await addQuestionnaire(tx, { id, one, now: plan.now })
      await addAnswers(tx, { id, one, random, now: plan.now, models: models.map((row) => row.id) })
    }
  },
  finish: countAll,
  fill: copyAnswers,
}

/** Counts all answers: one run of the job only counts a limited number. */
async function countAll(db: Database): Promise<void> {
  const uncounted = db
    .selectFrom('questionnaire_answer')
    .where('is_counted', '=', false)
    .select('id')
    .limit(1)
  do await settleAnswers({ db, now: new Date(), signal: new AbortController().signal })
  while ((await uncounted.executeTakeFirst()) !== undefined)
}

const copies = 333

/** Copies the three hundred answers to the anonymous questionnaire that has ended, up to a hundred thousand. */
async function copyAnswers(tx: Tx): Promise<void> {
  await sql`insert into questionnaire_answer (id, questionnaire_id, answers, is_careless)
    select gen_random_uuid(), one.questionnaire_id, one.answers, one.is_careless
    from questionnaire_answer one join questionnaire q on q.id = one.questionnaire_id
      cross join generate_series(1, ${sql.lit(copies)}) copy
    where q.is_anonymous and q.end_time < now()`.execute(tx)
  await sql`update questionnaire q set submitted = counted.all_answers, careless = counted.careless
    from (select questionnaire_id as id, count(*)::int as all_answers,
        (count(*) filter (where is_careless))::int as careless
      from questionnaire_answer group by questionnaire_id) counted
    where counted.id = q.id and q.is_anonymous and q.end_time < now()`.execute(tx)
}

interface Made {
  id: string
  one: DemoQuestionnaire
  now: Date
}

async function addQuestionnaire(tx: Tx, { id, one, now }: Made): Promise<void> {
  const start = new Date(now.getTime() + one.startsIn * hourMs)
  await tx
    .insertInto('questionnaire')
    .values({
      id,
      origin_id: id,
      title: one.title,
      intro: one.intro,
      cover_path: `/img/news/${one.cover}.webp`,
      cover_small_path: `/img/news/${one.cover}-small.webp`,
      start_time: start,
      end_time: new Date(start.getTime() + one.lasts * hourMs),
      audience: 1,
      is_anonymous: one.isAnonymous,
      one_per_user: true,
      coins: one.coins,
      show_result: one.showResult,
      questions: JSON.stringify(one.questions),
      stage: one.stage,
      preview_token: randomUuid(),
      published_at: one.stage === 0 ? null : start < now ? start : now,
      created_at: new Date(Math.min(now.getTime(), start.getTime()) - 3 * day * hourMs),
      updated_at: now,
    })
    .execute()
}

interface Answering extends Made {
  random: Random
  models: readonly string[]
}

/**
 * Answers and participants. An anonymous questionnaire has more answers than there are demonstration members, because
 * its answers name no member.
 */
async function addAnswers(tx: Tx, { id, one, random, now, models }: Answering): Promise<void> {
  const people = demoPeople.slice(8, 8 + Math.min(one.answers, 50))
  const start = now.getTime() + one.startsIn * hourMs
  const rows = Array.from({ length: one.answers }, (_, at) => {
    const person = one.isAnonymous ? undefined : people[at]
    const time = new Date(
      start + ((at + 1) * Math.min(one.lasts, -one.startsIn) * hourMs) / (one.answers + 1),
    )
    return {
      id: randomUuid(),
      questionnaire_id: id,
      member_id: person?.id ?? null,
      answers: JSON.stringify(answersTo(one.questions, random, models)),
      is_careless: random.chance(0.05),
      seconds: person === undefined ? null : random.between(30, 260),
      submitted_at: person === undefined ? null : time,
    }
  })
  await insertRows(tx, 'questionnaire_answer', rows)
  await insertRows(
    tx,
    'questionnaire_participant',
    people.map((person) => ({
      questionnaire_id: id,
      member_id: person.id,
      times: 1,
      address_hash: '',
      is_mixed: one.isAnonymous,
    })),
  )
}

const remarks = [
  '夜里菜单太亮，没找到快速调暗的办法。',
  '零下十五度，一块电池拍了 210 张，比说明书少一半，但够我下山。',
  '连拍以后写卡要等，其他都好。',
  '希望对焦点能记住横竖两个位置。',
  '屏幕在正午看不清。',
  '录像十分钟后机身有点热。',
]
const words = ['安静', '可靠', '握着舒服', '色彩克制', '比想象的轻', '快门声好听']
const areas = [
  ['310000', '310100', '310101'],
  ['110000', '110100', '110105'],
  ['330000', '330100', '330106'],
  ['510000', '510100', '510104'],
  ['440000', '440100', '440106'],
]

/** Answers as people give them: the middle often, the ends seldom. */
function answersTo(questions: readonly Question[], random: Random, models: readonly string[]): Answers {
  const given = questions.flatMap((question): [string, Answer][] => {
    if (!question.required && random.chance(0.25)) return []
    const answer = answerTo(question, random, models)
    return answer === null ? [] : [[question.key, answer]]
  })
  return cleanAnswers(questions, Object.fromEntries(given))
}

const near = (random: Random, middle: number, [min, max]: [number, number]): number =>
  Math.min(max, Math.max(min, Math.round(middle + random.normal() * ((max - min) / 5))))

function answerTo(question: Question, random: Random, models: readonly string[]): Answer | null {
  const keys = question.options.map(({ key }) => key)
  const early = (list: readonly string[]) => random.pickWeighted(list, (key) => 1 / (2 + list.indexOf(key)))
  switch (question.type) {
    case questionTypes.single:
    case questionTypes.dropdown:
      return question.hasOther && random.chance(0.1)
        ? { choices: [otherKey], other: random.pick(words) }
        : { choices: [early(keys)] }
    case questionTypes.multiple:
    case questionTypes.picture:
      return { choices: random.shuffle(keys).slice(0, random.between(1, Math.min(3, question.max))) }
    case questionTypes.order:
      return { choices: keys.toSorted((a, b) => keys.indexOf(a) - keys.indexOf(b) + 2 * random.normal()) }
    case questionTypes.rating:
      return { number: near(random, 4.2, [1, 5]) }
    case questionTypes.nps:
      return { number: near(random, 8.2, [0, 10]) }
    case questionTypes.matrix:
      return {
        rows: Object.fromEntries(
          question.rows.map(({ key }, at) => [
            key,
            keys[near(random, 3.4 - at * 0.4, [0, keys.length - 1])] ?? '',
          ]),
        ),
      }
    case questionTypes.text:
      return random.chance(0.5) ? { text: random.pick(remarks) } : null
    case questionTypes.line:
      return { text: random.pick(words) }
    case questionTypes.date:
      return { text: `2026-11-${String(random.between(1, 20)).padStart(2, '0')}` }
    case questionTypes.area:
      return { choices: random.pick(areas) }
    case questionTypes.product:
      return models.length === 0 ? null : { choices: [early(models)] }
    case questionTypes.note:
      return null
  }
}
