import '../gear.css'
import { gearOf } from '@guangquan/routes/first/gear'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@guangquan/client'
import type { GearKind, GearPage } from '@guangquan/contract'
import {
  Chip,
  ChipRow,
  formatFullCount,
  IrisLoader,
  LinkButton,
  MissingPage,
  WallSkeleton,
} from '@guangquan/ui'
import { useParams } from '../../../platform/routing/hooks.ts'
import { api, queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { Histogram } from './histogram.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

const kinds = { camera: '相机', lens: '镜头' } as const

/** The page of a camera or lens: how it is used, and its best photographs at each aperture. */
export function GearView({ kind }: { kind: GearKind }) {
  const { id = '' } = useParams()
  const gear = useQuery(queries.one(...gearOf(kind, id)))
  usePageTitle(gear.data?.name)
  if (gear.isPending) return <IrisLoader className="py-16" />
  if (gear.isError) {
    const isMissing = gear.error instanceof ApiError && gear.error.kind === 'ContentNotFound'
    return (
      <div className="page pt-10">
        {isMissing ? (
          <MissingPage help={`器材库里没有这${kind === 'camera' ? '台相机' : '支镜头'}。`} />
        ) : (
          <LoadError of={gear} />
        )}
      </div>
    )
  }
  return <Shown gear={gear.data} />
}

function Shown({ gear }: { gear: GearPage }) {
  const other = gear.kind === 'camera' ? 'lens' : 'camera'
  const filter = `${gear.kind}Id=${encodeURIComponent(gear.id)}`
  return (
    <div className="page gear-page">
      <p className="text-small text-ink-3">
        {kinds[gear.kind]}　{gear.brand}
      </p>
      <h1 className="gear-title ui-print">{gear.name}</h1>
      <GearFacts gear={gear} />
      <div className="gear-actions">
        <LinkButton kind="ink" href={paths.photoWall(filter)}>
          看全部照片
        </LinkButton>
        {gear.kind === 'lens' ? (
          <LinkButton kind="line" href={paths.compareLenses(gear.id)}>
            与另一支镜头比较
          </LinkButton>
        ) : null}
      </div>
      {gear.partners.length === 0 ? null : (
        <ChipRow label={`常一起用的${kinds[other]}`} scroll toolbar className="mt-5">
          {gear.partners.map(({ id, name, count }) => (
            <Chip key={id} href={paths.gear(other, id)}>
              {name} <span className="ui-print text-ink-3">{formatFullCount(count)}</span>
            </Chip>
          ))}
        </ChipRow>
      )}
      <section className="mt-6" aria-labelledby="gear-stops">
        <h2 id="gear-stops" className="text-h3 font-semibold">
          每档光圈的样片
        </h2>
        <Stops kind={gear.kind} id={gear.id} />
      </section>
      <GearBars gear={gear} />
    </div>
  )
}

/** Number of photographs and of photographers. */
export function GearFacts({ gear }: { gear: GearPage }) {
  return (
    <p className="gear-facts">
      <span>
        <b className="ui-print">{formatFullCount(gear.postCount)}</b> 个公开作品
      </span>
      <span>
        <b className="ui-print">{formatFullCount(gear.authorCount)}</b> 位影友在用
      </span>
      {gear.maxAperture === null ? null : (
        <span>
          最大光圈 <b className="ui-print">f/{gear.maxAperture}</b>
        </span>
      )}
    </p>
  )
}

function GearBars({ gear }: { gear: GearPage }) {
  return (
    <div className="gear-bars">
      <Histogram title="光圈" bars={gear.apertures} label={(value) => `f/${value}`} />
      <Histogram title="焦距" bars={gear.focalLengths} label={(value) => `${value}mm`} />
      <Histogram title="ISO" bars={gear.isos} label={(value) => `ISO ${value}`} />
      <Histogram title="拍摄时刻" bars={gear.hours} label={(value) => `${value} 时`} />
    </div>
  )
}

function Stops({ kind, id }: { kind: GearKind; id: string }) {
  const stops = useQuery(queries.one(api.Gear.GetStops, { kind, id }))
  if (stops.isPending) return <WallSkeleton />
  if (stops.isError) return <LoadError of={stops} />
  if (stops.data.length === 0) return <p className="mt-4 text-ink-3">还没有记录光圈的公开照片</p>
  return stops.data.map(({ fNumber, items }) => (
    <div key={fNumber} className="gear-stop">
      <h3 className="gear-stop-name">f/{fNumber}</h3>
      <PhotoStrip tiles={items} label={`f/${fNumber} 的样片`} />
    </div>
  ))
}
