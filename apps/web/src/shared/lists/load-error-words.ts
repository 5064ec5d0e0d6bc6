import { ApiError } from '@guangquan/client'

/** The texts of a failed read: the server's sentence, or that there is no connection if there was no response. */
export function loadErrorWords(error: unknown): { title: string; help: string } {
  if (!(error instanceof ApiError)) return { title: '没有打开', help: '页面出了点问题，请重试' }
  if (error.kind === 'Offline') return { title: '没有连上', help: '网络断开了，已载入的内容还在' }
  if (error.kind === 'Timeout') return { title: '没有连上', help: error.message }
  const seconds = error.details['n']
  const wait = error.kind === 'TooFast' && typeof seconds === 'number' ? `${seconds} 秒后可以再试` : ''
  return { title: error.message, help: wait }
}
