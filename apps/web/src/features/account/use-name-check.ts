import { ApiError } from '@guangquan/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, queries } from '../../platform/api.ts'

const debounceMs = 500
const refusals: ReadonlySet<ApiError['kind']> = new Set(['NickNameRefused', 'NickNameContact'])

/** Checks whether a nickname is free when typing pauses. `name` is undefined while it is invalid. */
export function useNameCheck(name: string | undefined): { free: boolean; refusal: string | null } {
  const [rested, setRested] = useState(name)

  useEffect(() => {
    const timer = setTimeout(() => setRested(name), debounceMs)
    return () => clearTimeout(timer)
  }, [name])

  const asked = rested !== undefined && rested === name
  const check = useQuery({
    ...queries.one(api.UserInfo.ExistNickName, { nickName: rested ?? '' }),
    enabled: asked,
  })
  if (!asked) return { free: false, refusal: null }
  if (check.error instanceof ApiError && refusals.has(check.error.kind)) {
    return { free: false, refusal: check.error.message }
  }
  return { free: check.data?.exist === false, refusal: check.data?.exist === true ? '昵称已被占用' : null }
}
