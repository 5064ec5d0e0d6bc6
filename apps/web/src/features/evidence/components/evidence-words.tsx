/** 它能证明 and 它不能证明, in the words of every certificate. */
export function EvidenceWords() {
  return (
    <dl className="evidence-words">
      <div>
        <dt>它能证明</dt>
        <dd>这些字节最晚在入链的时刻已经存在，并由这位作者在本站发布；之后的记录没有人能悄悄改动。</dd>
      </div>
      <div>
        <dt>它不能证明</dt>
        <dd>照片由谁按下快门，也不能代替著作权登记。是否侵权由法院或有权机关认定。</dd>
      </div>
    </dl>
  )
}
