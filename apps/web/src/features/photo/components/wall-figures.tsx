import type { GearOption } from '@guangquan/contract'
import { rangeKeys, type WallInput } from '@guangquan/routes/first/photo-wall'
import type { GearRanges } from '@guangquan/rules/gear-query'
import { Chip } from '@guangquan/ui'
import { ApertureIcon, ArrowRightIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { paths } from '../../../platform/paths.ts'
import { changeWallFilter } from '../wall-filter.ts'

const GearDialog = lazyPart(
  () => import('../../../shared/gear-dialog.tsx'),
  (script) => script.GearDialog,
)

interface WallFiguresProps {
  search: URLSearchParams
  input: WallInput
  gear: { cameras: GearOption[]; lenses: GearOption[] } | undefined
}

/** The wall's distribution by aperture, focal length, ISO and shutter speed, with a link to the chosen gear's page. */
export function WallFigures({ search, input, gear }: WallFiguresProps) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const ranges: GearRanges = Object.fromEntries(
    rangeKeys.flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]]])),
  )
  const count = new Set(Object.keys(ranges).map((key) => key.replace(/M..$/, ''))).size
  return (
    <>
      <button
        type="button"
        className="ui-chip"
        aria-haspopup="dialog"
        aria-label={count === 0 ? '参数：全部' : `参数：${count} 项`}
        onClick={() => setOpen(true)}
      >
        <ApertureIcon size={18} />
        参数{count === 0 ? null : <span className="ui-print">{count}</span>}
      </button>
      {input.lensId === undefined ? null : (
        <Chip href={paths.gear('lens', input.lensId)} icon={<ArrowRightIcon size={16} />}>
          镜头页
        </Chip>
      )}
      {input.cameraId === undefined ? null : (
        <Chip href={paths.gear('camera', input.cameraId)} icon={<ArrowRightIcon size={16} />}>
          相机页
        </Chip>
      )}
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
