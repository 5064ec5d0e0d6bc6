import type { StaffFrameItem, StaffMedalItem } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { api, read } from '../../platform/api.ts'

/** All of them: more than there are. */
const all = { maxResultCount: 50 }

interface Choice {
  value: string
  label: string
}

export function useMedals(): readonly StaffMedalItem[] {
  return useQuery(read(api.StaffMedal.GetList, all)).data?.items ?? []
}

function useFrames(): readonly StaffFrameItem[] {
  return useQuery(read(api.StaffFrame.GetList, all)).data?.items ?? []
}

const choiceOf = ({ id, name }: { id: string; name: string }): Choice => ({ value: id, label: name })

export const useMedalChoices = (): Choice[] => useMedals().map(choiceOf)
export const useFrameChoices = (): Choice[] => useFrames().map(choiceOf)
