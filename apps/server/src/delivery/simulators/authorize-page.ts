import { simPeople } from './people.ts'
import type { SimulatedResponse } from './simulator.ts'

export interface AuthorizeQuestion {
  /** The provider's own name. */
  provider: string
  /** Path of the provider that receives the decision, from the root of the port. */
  decidePath: string
  redirectUri: string
  state: string
  app: string
}

/** A provider's authorisation page: choice of identity, and consent to this site. */
export function authorizePage({
  provider,
  decidePath,
  redirectUri,
  state,
  app,
}: AuthorizeQuestion): SimulatedResponse {
  const hidden = Object.entries({ redirect_uri: redirectUri, state, app })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('')
  const people = simPeople
    .map(
      ({ id, name }, index) =>
        `<label><input type="radio" name="person" value="${id}"${index === 0 ? ' checked' : ''}>${name}</label>`,
    )
    .join('')
  return page(
    `${provider}授权`,
    `<h1>${provider}授权</h1><p>光圈 申请获得你的昵称和头像。这是开发用的模拟页面。</p>
<form action="${decidePath}"><fieldset><legend>选择一个${provider}帐号</legend>${people}</fieldset>${hidden}
<p><button name="answer" value="agree">同意</button> <button name="answer" value="refuse">拒绝</button></p></form>`,
  )
}

/** What a person sees if the provider has an error. */
export function refusalPage(reason: string): SimulatedResponse {
  return { ...page('授权出错', `<h1>授权出错</h1><p>${escape(reason)}</p>`), status: 400 }
}

/** Redirects the person's browser back with these parameters. */
export function sendBack(redirectUri: string, parameters: Record<string, string>): SimulatedResponse {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return { status: 302, headers: { location: url.href }, type: 'text/plain', body: '' }
}

function page(title: string, content: string): SimulatedResponse {
  return {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:16px/1.6 sans-serif;max-width:24rem;margin:3rem auto;padding:0 1rem}label{display:block;padding:.4rem 0}
button{font:inherit;padding:.5rem 1.5rem}</style>${content}</html>`,
  }
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
