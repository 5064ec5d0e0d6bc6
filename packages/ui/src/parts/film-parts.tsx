import { EdgeLine, ShortLine } from '../photo/edge-line.tsx'
import type { Exposure } from '../photo/exposure.ts'
import { Iris } from '../iris/iris.tsx'
import { LevelIris } from '../iris/level-iris.tsx'
import { Logo } from '../navigation/logo.tsx'
import { Photo } from '../photo/photo.tsx'
import { Rebate } from '../photo/rebate.tsx'
import { PartRow, PartSection } from './part-section.tsx'
import { brokenPhoto, samplePhoto } from './sample-photo.ts'

const exposure: Exposure = {
  camera: '澄光 C1 Pro',
  lens: 'CL 50mm f/1.4',
  focalLength: 50,
  fNumber: 8,
  exposureTime: '6',
  iso: 100,
}

const stages = [0.02, 0.28, 0.54, 0.8, 1] as const

export function FilmParts() {
  return (
    <>
      <PartSection name="片边：EXIF 条的三种写法">
        <div>
          <Photo
            photo={samplePhoto('violet', 1500, 420)}
            alt="黄昏的山"
            sizes="(width < 64rem) 100vw, 50vw"
          />
          <Rebate frame="16" postId="019a8c1e-7f00-7abc-8def-0123456789ab" exposure={exposure} />
        </div>
        <div className="flex flex-col gap-2">
          <EdgeLine frame="16" exposure={exposure} />
          <ShortLine frame="16" exposure={exposure} />
          <EdgeLine frame="17" exposure={{ fNumber: 2.8, exposureTime: '1/4000' }} />
        </div>
        <Rebate frame="18" postId={18} exposure={{}} />
      </PartSection>
      <PartSection name="照片：载入、显示、无法显示">
        <div className="flex gap-2">
          <div className="min-w-0" style={{ flex: '1.5 1 0' }}>
            <Photo photo={samplePhoto('sea')} alt="旧码头" sizes="240px" />
          </div>
          <div className="min-w-0" style={{ flex: '0.75 1 0' }}>
            <Photo photo={samplePhoto('sand', 750, 1000)} alt="沙脊" sizes="120px" />
          </div>
          <div className="min-w-0" style={{ flex: '1.5 1 0' }}>
            <Photo photo={brokenPhoto(1500, 1000)} alt="丢了的照片" sizes="240px" />
          </div>
          <div className="min-w-0" style={{ flex: '0.3 1 0' }}>
            <Photo photo={brokenPhoto(300, 1000)} alt="窄的照片" sizes="60px" />
          </div>
        </div>
      </PartSection>
      <PartSection name="光圈">
        <PartRow>
          <Logo />
          {stages.map((open) => (
            <Iris key={open} open={open} size={40} />
          ))}
          <LevelIris level={8} size={40} />
          <Iris open={0.5} lit size={72} />
        </PartRow>
      </PartSection>
    </>
  )
}
