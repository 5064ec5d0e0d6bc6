import { useState } from 'react'
import { loadChunk } from '../../platform/load-chunk.ts'
import type { Position } from './to-gcj02.ts'

const timeoutMs = 10_000
const maxAgeMs = 60_000

const sentences = {
  refused: '浏览器没有允许使用位置。请在浏览器设置里允许后再试，或者按地区选择。',
  unavailable: '暂时定位不到你的位置，请再试一次，或者按地区选择。',
  timeout: '定位用了太长时间，请再试一次，或者按地区选择。',
  offline: '没有连上，请再试一次，或者按地区选择。',
} as const

/** The device's position, only requested by `locate`; `forget` drops it. It is only kept in this page. */
export function usePosition() {
  const [position, setPosition] = useState<Position | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function locate(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      setPosition(await findPosition())
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  function forget(): void {
    setPosition(null)
    setFailure(null)
  }

  return { position, busy, failure, locate, forget }
}

async function findPosition(): Promise<Position> {
  const [{ toGcj02 }, { coords }] = await Promise.all([
    loadChunk(() => import('./to-gcj02.ts')),
    currentPosition(),
  ])
  return toGcj02(coords)
}

function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: timeoutMs, maximumAge: maxAgeMs })
  })
}

function sentenceOf(error: unknown): string {
  // A browser without geolocation, or a page that is not served securely, has no such class.
  if (typeof GeolocationPositionError === 'undefined') return sentences.unavailable
  if (!(error instanceof GeolocationPositionError)) return sentences.offline
  if (error.code === error.PERMISSION_DENIED) return sentences.refused
  return error.code === error.TIMEOUT ? sentences.timeout : sentences.unavailable
}
