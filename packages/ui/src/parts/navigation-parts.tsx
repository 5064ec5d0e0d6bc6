import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Chip, ChipRow, FilterChip } from '../navigation/chip.tsx'
import { CountText, LengthText } from '../text/count-text.tsx'
import { ApertureIcon } from '../icons/aperture.gen.ts'
import { CameraIcon } from '../icons/camera.gen.ts'
import { CaretDownIcon } from '../icons/caret-down.gen.ts'
import { SlidersHorizontalIcon } from '../icons/sliders-horizontal.gen.ts'
import { Menu } from '../actions/menu.tsx'
import { Badge, Dot, StatusPill } from '../states/status-pill.tsx'
import { Stepper } from '../fields/stepper.tsx'
import { Tabs } from '../navigation/tabs.tsx'
import { PartRow, PartSection } from './part-section.tsx'

const tabs = [
  { id: 'photo', label: '照片', count: 48 },
  { id: 'article', label: '文章', count: 3 },
  { id: 'collect', label: '收藏', count: 12_120 },
  { id: 'follow', label: '关注', dot: true },
] as const

const subjects = ['全部', '星空', '风光', '人文', '人像', '街拍', '夜景', '微距'] as const

const steps = [
  { label: '征稿', date: '11.01' },
  { label: '投票', date: '11.20' },
  { label: '终评', date: '12.01' },
  { label: '揭晓', date: '12.10' },
] as const

const cameras = ['全部机身', '澄光 C1', '澄光 C1 Pro'] as const

export function NavigationParts({ theme }: { theme: string }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('photo')
  const [subject, setSubject] = useState<string>('全部')
  const [tags, setTags] = useState(['长曝光', '海边的一天'])
  const [camera, setCamera] = useState<string>(cameras[0])
  return (
    <PartSection name="标签页、标记、步骤">
      <Tabs label="内容" items={tabs} current={tab} onChange={setTab} />
      <Tabs
        label={`地址，${theme}`}
        items={[
          { id: 'one', label: '推荐', href: '#parts-light' },
          { id: 'two', label: '最新', href: '#parts-light' },
        ]}
        current="one"
      />
      <ChipRow label="题材" scroll toolbar>
        {subjects.map((name) => (
          <Chip key={name} chosen={name === subject} onClick={() => setSubject(name)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow label="筛选">
        {tags.map((tag) => (
          <Chip
            key={tag}
            removeLabel={`移除 ${tag}`}
            onRemove={() => setTags(tags.filter((kept) => kept !== tag))}
          >
            #{tag}
          </Chip>
        ))}
        <FilterChip removeLabel="清除镜头">
          <ApertureIcon size={18} />
          镜头
        </FilterChip>
        <FilterChip removeHref="#parts-light" removeLabel="清除参数">
          <SlidersHorizontalIcon size={18} />
          参数
        </FilterChip>
        <Chip href="#parts-light" icon={<CameraIcon size={16} />}>
          C1 Pro
        </Chip>
        <Menu
          label="机身"
          trigger={(attributes) => (
            <Button kind="quiet" size="small" {...attributes}>
              {camera}
              <CaretDownIcon size={16} />
            </Button>
          )}
          items={cameras.map((name) => ({
            id: name,
            label: name,
            checked: name === camera,
            onSelect: () => setCamera(name),
          }))}
        />
      </ChipRow>
      <PartRow>
        <StatusPill>管理员</StatusPill>
        <StatusPill tone="ink">圈主</StatusPill>
        <StatusPill tone="accent">待审核</StatusPill>
        <StatusPill tone="success">已发布</StatusPill>
        <StatusPill tone="danger">被举报</StatusPill>
        <StatusPill tone="info">已精选</StatusPill>
        <Badge count={12} />
        <Badge count={240} />
        <Dot />
        <CountText value={9_999} />
        <CountText value={12_345} />
        <LengthText length={512} limit={500} />
      </PartRow>
      <Stepper label="影赛进度" steps={steps} current={1} />
    </PartSection>
  )
}
