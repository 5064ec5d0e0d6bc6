import '../gear.css'
import { useQuery } from '@tanstack/react-query'
import { EmptyState, Field, Select, WallSkeleton } from '@guangquan/ui'
import type { GearOption } from '@guangquan/contract'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { api, queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { GearFacts } from '../components/gear-view.tsx'
import { StopPair } from '../components/stop-pair.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

/** Compares two lenses at the apertures both were used at. */
export default function LensComparePage() {
  const [search] = useSearchParams()
  const [a, b] = [search.get('a') ?? '', search.get('b') ?? '']
  const gear = useQuery(queries.one(api.Picture.GetGearOptions, {}))
  return (
    <div className="page gear-page">
      <h1 className="text-h2 font-semibold max-md:sr-only">镜头比较</h1>
      <p className="mt-2 text-ink-2">同一档光圈下，看两支镜头各自拍成什么样。</p>
      <div className="gear-choose">
        <ChooseLens label="第一支镜头" lenses={gear.data?.lenses} a={a} b={b} part="a" />
        <ChooseLens label="第二支镜头" lenses={gear.data?.lenses} a={a} b={b} part="b" />
      </div>
      {a === '' || b === '' ? (
        <EmptyState title="选两支镜头" help="只列出有公开照片的镜头" />
      ) : a === b ? (
        <EmptyState title="两边是同一支镜头" help="换一支再比较" />
      ) : (
        <Comparison key={`${a} ${b}`} a={a} b={b} />
      )}
    </div>
  )
}

interface ChooseProps {
  label: string
  lenses: GearOption[] | undefined
  a: string
  b: string
  part: 'a' | 'b'
}

function ChooseLens({ label, lenses, a, b, part }: ChooseProps) {
  const navigate = useNavigate()
  const options = (lenses ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Field label={label}>
      <Select
        options={options}
        value={part === 'a' ? a : b}
        placeholder="选择镜头"
        onChange={(id) =>
          navigate(part === 'a' ? paths.compareLenses(id, b) : paths.compareLenses(a, id), { replace: true })
        }
      />
    </Field>
  )
}

function Comparison({ a, b }: { a: string; b: string }) {
  const both = useQuery(queries.one(api.Gear.Compare, { a, b }))
  if (both.isPending) return <WallSkeleton />
  if (both.isError) return <LoadError of={both} />
  const { stops } = both.data
  const lenses = [both.data.a, both.data.b]
  return (
    <section aria-label="比较" className="mt-8">
      <div className="gear-pair gear-pair-head">
        {lenses.map(({ id, name }) => (
          <h2 key={id} className="ui-print min-w-0 text-h4 font-semibold wrap-anywhere">
            <Link to={paths.gear('lens', id)} className="hover:underline">
              {name}
            </Link>
          </h2>
        ))}
      </div>
      <div className="gear-pair gear-pair-facts">
        {lenses.map((lens) => (
          <GearFacts key={lens.id} gear={lens} />
        ))}
      </div>
      {stops.length === 0 ? (
        <EmptyState title="没有共同的光圈" help="两支镜头还没有在同一档光圈下的公开照片" />
      ) : (
        stops.map((stop) => (
          <StopPair
            key={stop.fNumber}
            fNumber={stop.fNumber}
            sides={[
              { name: both.data.a.name, tiles: stop.a },
              { name: both.data.b.name, tiles: stop.b },
            ]}
          />
        ))
      )}
    </section>
  )
}
