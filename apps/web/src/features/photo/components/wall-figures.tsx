import type { GearOption } from '@guangquan/contract'
import { rangeKeys, type WallInput } from '@guangquan/routes/first/photo-wall'
import type { GearRanges } from '@guangquan/rules/gear/gear-query'
import { FilterChip } from '@guangquan/ui'
import { ArrowRightIcon, SlidersHorizontalIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { paths } from '../../../platform/paths.ts'
import { changeWallFilter } from '../wall-filter.ts'

const GearDialog = lazyPart(
  () => import('../../../shared/gear/gear-dialog.tsx'),
  (script) => script.GearDialog,
)

const noRanges = Object.fromEntries(rangeKeys.map((key) => [key, null]))

/** The page of the chosen lens or camera: a link, not a filter. */
export function GearPageLinks({ input }: { input: WallInput }) {
  return (
    <>
      {input.lensId === undefined ? null : <GearPageLink kind="lens" id={input.lensId} label="镜头页" />}
      {input.cameraId === undefined ? null : (
        <GearPageLink kind="camera" id={input.cameraId} label="相机页" />
      )}
    </>
  )
}

function GearPageLink({ kind, id, label }: { kind: 'lens' | 'camera'; id: string; label: string }) {
  return (
    <Link to={paths.gear(kind, id)} className="wall-gear-link ui-hit-area">
      {label}
      <ArrowRightIcon size={16} />
    </Link>
  )
}

interface WallFiguresProps {
  search: URLSearchParams
  input: WallInput
  gear: { cameras: GearOption[]; lenses: GearOption[] } | undefined
}

/** Aperture, focal length, ISO and shutter speed of the wall. */
export function WallFigures({ search, input, gear }: WallFiguresProps) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const ranges: GearRanges = Object.fromEntries(
    rangeKeys.flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]]])),
  )
  const count = new Set(Object.keys(ranges).map((key) => key.replace(/M..$/, ''))).size
  return (
    <>
      <FilterChip
        removeHref={count === 0 ? undefined : paths.photoWall(changeWallFilter(search, noRanges))}
        removeLabel="清除参数"
        aria-haspopup="dialog"
        aria-label={count === 0 ? '参数：全部' : `参数：${count} 项`}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontalIcon size={18} />
        参数{count === 0 ? null : <span className="ui-print">{count}</span>}
      </FilterChip>
      <GearDialog
        requested={open}
        onFailure={() => setOpen(false)}
        open={open}
        onClose={() => setOpen(false)}
        gear={gear}
        value="id"
        chosen={{ camera: input.cameraId ?? null, lens: input.lensId ?? null, ranges }}
        onApply={(choice) => {
          const change: Record<string, string | null> = { cameraId: choice.camera, lensId: choice.lens }
          for (const key of rangeKeys) {
            const value = choice.ranges[key]
            change[key] = value === undefined ? null : String(value)
          }
          navigate(paths.photoWall(changeWallFilter(search, change)))
        }}
      />
    </>
  )
}
