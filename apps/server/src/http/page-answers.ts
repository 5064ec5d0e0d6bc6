import {
  ArticleInfo,
  NewPublish,
  SysBaseInfo,
  UserInfo,
  type Method,
  type PublishItem,
} from '@guangquan/contract'
import type { SiteSettings } from '@guangquan/contract'
import { Failure } from '../fail.ts'
import { databaseVerdict } from '../db/database-verdict.ts'
import type { CallLocally } from './call-locally.ts'
import type { PageCall } from './page-data.ts'

/** A call made for a page, with its result as JSON text. */
export interface PageAnswer extends PageCall {
  result: string
}

export interface PageAnswers {
  answers: PageAnswer[]
  /** 404 when what the page is about is not there, 503 while the database is away. */
  status: 200 | 404 | 503
}

/** Makes a page's calls. The first is what the page is about; any other may fail and is then asked again by the site. */
export async function askForPage(callLocally: CallLocally, calls: PageCall[]): Promise<PageAnswers> {
  const asked = await Promise.all(calls.map((call) => ask(callLocally, call)))
  const answers = asked.filter((one) => typeof one !== 'number')
  if (asked.includes(503)) return { answers, status: 503 }
  return { answers, status: asked[0] === 404 ? 404 : 200 }
}

async function ask(callLocally: CallLocally, call: PageCall): Promise<PageAnswer | 404 | 503 | 0> {
  try {
    return { ...call, result: await callLocally(call.method, call.input) }
  } catch (error) {
    if (error instanceof Failure) {
      if (error.errorName === 'Unavailable') return 503
      return error.errorName === 'ContentNotFound' || error.errorName === 'BadInput' ? 404 : 0
    }
    if (databaseVerdict(error) === 'unavailable') return 503
    throw error
  }
}

/** Title and the like, taken from what the page shows. */
export interface PageSummary {
  title: string
  description: string
  picture: PublishItem['pictures'][number] | null
}

/** What a page is about, in words for a tab, a search result and a shared link. */
export function summarise(settings: SiteSettings, answers: PageAnswer[]): PageSummary {
  const post = read(answers, NewPublish.Detail, NewPublish.Detail.output)
  if (post !== null) {
    const words = post.title || post.summary.slice(0, 30) || post.authorNickName
    return {
      title: `${words} - ${settings.communityName}`,
      description: post.summary || `${post.title} ${post.authorNickName}`.trim(),
      picture: post.pictures[0] ?? null,
    }
  }
  const article = read(answers, ArticleInfo.Get, ArticleInfo.Get.output)
  if (article !== null) {
    const title = `${article.title} - ${settings.communityName}`
    return { title, description: article.summary, picture: article.lead }
  }
  const person = read(answers, UserInfo.GetUserHome, UserInfo.GetUserHome.output)
  if (person !== null) {
    const title = `${person.nickName} - ${settings.communityName}`
    return { title, description: person.introduction, picture: null }
  }
  const picks = read(answers, NewPublish.GetDailyPicks, NewPublish.GetDailyPicks.output)
  return { title: settings.communityName, description: '', picture: picks?.[0]?.pictures[0] ?? null }
}

function read<T>(answers: PageAnswer[], method: Method, schema: { parse: (value: unknown) => T }): T | null {
  const answer = answers.find((one) => one.method === method)
  return answer === undefined ? null : schema.parse(JSON.parse(answer.result))
}

/** Reads the settings every page carries. */
export async function askForSettings(callLocally: CallLocally): Promise<SiteSettings> {
  const text = await callLocally(SysBaseInfo.GetSiteSettings, {})
  return SysBaseInfo.GetSiteSettings.output.parse(JSON.parse(text))
}
