/** The phones beside the wall. */
export function Phones() {
  return ['1', '2'].map((each) => (
    <iframe key={each} data-demo-phone={each} title={`Phone ${each}`} src={`join.html?phone=${each}`} />
  ));
}
