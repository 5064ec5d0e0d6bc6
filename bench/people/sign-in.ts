import { randomUUID } from 'node:crypto'
import { SmsMessage, UserInfo } from '@guangquan/contract'
import * as z from 'zod'
import type { Person } from '../load/load-job.ts'
import { call, type Caller, type Members } from './call.ts'

const Outbox = z.array(z.object({ text: z.string() }))
const Boot = z.looseObject({ appKey: z.string(), productKey: z.string() })

/** Data that a visitor's browser reads from the page before its first call. */
export async function readBoot(url: string): Promise<Caller> {
  const response = await fetch(url)
  const html = await response.text()
  const [, text] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? []
  if (text === undefined) throw new Error('the page brings no first data: is the site built?')
  return { url, people: [], ...Boot.parse(JSON.parse(text)) }
}

/** Signs demonstration members in by code, as a browser does. */
export async function signInPeople(visitor: Caller, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let index = 1; index <= count; index++) {
    people.push(await signIn(visitor, `1380013${String(index).padStart(4, '0')}`))
  }
  return people
}

/** Gives those a birthday who have none: without one no order is accepted. */
export async function setBirthdays(members: Members): Promise<void> {
  for (const person of members.people.keys()) {
    const { result } = await call(members, person, UserInfo.Get, {})
    if (result.birthday !== null) continue
    await call(members, person, UserInfo.Update, { birthday: '1990-05-01', requestId: randomUUID() })
  }
}

async function signIn(visitor: Caller, phone: string): Promise<Person> {
  await call(visitor, null, SmsMessage.GetSmsCaptcha, { phone, captchaType: 2 })
  const outbox = await fetch(`${visitor.url}/dev/outbox.json?to=${phone}`)
  const [newest] = Outbox.parse(await outbox.json())
  const [code = ''] = /\d{6}/.exec(newest?.text ?? '') ?? []
  const { result, setCookie } = await call(visitor, null, UserInfo.LoginByCode, {
    phone,
    code,
    agreementCheckBox: true,
  })
  const [, cookie = ''] = /^sid=([^;]+)/.exec(setCookie.find((one) => one.startsWith('sid=')) ?? '') ?? []
  return { userId: result.id, token: result.userToken, signKey: result.signKey, cookie }
}
