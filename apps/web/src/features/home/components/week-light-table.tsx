import type { PictureTile } from '@guangquan/contract'
import { weekWall } from '@guangquan/routes/first/home'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { queries } from '../../../platform/api.ts'
import { useLightTable } from '../../../shared/pictures/light-table.tsx'
import { pagedPhotos, sameTile } from '../../../shared/lists/photo-list.ts'

interface WeekLightTableProps {
  place: RefObject<HTMLElement | null>
  tiles: readonly PictureTile[]
}

/** Opens the week's wall in the viewer. Apart from the wall, so that its scripts are not among the first of the page. */
export function WeekLightTable({ place, tiles }: WeekLightTableProps) {
  const queryClient = useQueryClient()
  const list = () => pagedPhotos(queryClient, queries.pages(...weekWall()), sameTile)
  useLightTable(place, { tiles, list })
  return null
}
