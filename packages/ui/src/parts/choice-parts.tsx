import { useState } from 'react'
import { ChoiceCards } from '../fields/choice-cards.tsx'
import { CheckTiles, ChoiceTiles } from '../fields/choice-tiles.tsx'
import { DateSelect } from '../fields/date-select.tsx'
import { showToast } from '../overlay/toast.tsx'
import { PartSection } from './part-section.tsx'

const skills = [
  { value: 1, label: '入门新手', help: '刚拿起相机' },
  { value: 2, label: '摄影爱好者', help: '会用光圈、快门和感光度' },
]
const places = ['北京市', '浙江省', '四川省'].map((label) => ({ value: label, label }))
const subjects = ['风光', '人像', '黑白', '胶片'].map((label) => ({ value: label, label }))

export function ChoiceParts() {
  const [skill, setSkill] = useState<number | null>(1)
  const [place, setPlace] = useState<string | null>('浙江省')
  const [chosen, setChosen] = useState(['风光', '黑白'])
  const [day, setDay] = useState<string | null>('1990-01-24')

  return (
    <PartSection name="选择">
      <ChoiceCards label="摄影水平" options={skills} value={skill} onChange={setSkill} />
      <ChoiceTiles label="所在地区" options={places} value={place} onChange={setPlace} />
      <CheckTiles
        label="感兴趣的主题"
        options={subjects}
        value={chosen}
        onChange={setChosen}
        limit={2}
        onOverLimit={(limit) => showToast(`最多选 ${limit} 项`, 'info')}
      />
      <DateSelect
        label="生日"
        value={day}
        onChange={setDay}
        min="1920-01-01"
        max="2012-01-01"
        startAt="1990-01"
      />
    </PartSection>
  )
}
