import { declaredMethods, SysBaseInfo, type Method } from '@guangquan/contract'
import type { SiteSettings } from '@guangquan/contract'
import type { AnyCall, Responses } from '@guangquan/routes/first-call'
import { Failure } from '../../fail.ts'
import { isTransient } from '../../db/classify-database-error.ts'
import type { CallLocally } from '../calls/call-locally.ts'

/** A call made for a page, with its result as JSON text. */
export interface PageResponse {
  service: string
  method: string
  input: unknown
  result: string
}

export interface PageResponses {
  responses: PageResponse[]
  /** 404 when the subject of the page does not exist, 503 while the database is unavailable. */
  status: 200 | 404 | 503
}

/** Makes a page's calls. The first is the subject of the page; any other may fail and is then repeated by the site. */
export async function requestPage(
  callLocally: CallLocally,
  calls: readonly AnyCall[],
): Promise<PageResponses> {
  const asked = await Promise.all(calls.map((call) => ask(callLocally, call)))
  const responses = asked.filter((one) => typeof one !== 'number')
  if (asked.includes(503)) return { responses, status: 503 }
  return { responses, status: asked[0] === 404 ? 404 : 200 }
}

const methods = new Map(declaredMethods.map((one) => [`${one.service}/${one.name}`, one]))

function methodOf(service: string, name: string): Method {
  const method = methods.get(`${service}/${name}`)
  if (method === undefined) throw new Error(`the contract has no ${service}/${name}`)
  return method
}

async function ask(callLocally: CallLocally, call: AnyCall): Promise<PageResponse | 404 | 503 | 0> {
  const [{ service, method }, input] = call
  try {
    return { service, method, input, result: await callLocally(methodOf(service, method), input) }
  } catch (error) {
    if (error instanceof Failure) {
      if (error.errorName === 'Unavailable' || error.errorName === 'Crowded') return 503
      return error.errorName === 'ContentNotFound' || error.errorName === 'BadInput' ? 404 : 0
    }
    if (isTransient(error)) return 503
    throw error
  }
}

/** The responses, for the summary of a route. */
export function readResponses(responses: PageResponse[]): Responses {
  return {
    of: ([{ service, method, trust }, input]) => {
      const key = JSON.stringify(input)
      const response = responses.find(
        (one) => one.service === service && one.method === method && JSON.stringify(one.input) === key,
      )
      return response === undefined ? null : trust(JSON.parse(response.result))
    },
  }
}

/** Reads the settings that every page carries. */
export async function requestSettings(callLocally: CallLocally): Promise<SiteSettings> {
  const text = await callLocally(SysBaseInfo.GetSiteSettings, {})
  return SysBaseInfo.GetSiteSettings.output.parse(JSON.parse(text))
}
