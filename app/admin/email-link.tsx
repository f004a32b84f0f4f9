/** Long addresses break at the sign in their middle first. */
export function EmailLink({ address }: { address: string }) {
  const [name, host] = address.split(/(?<=@)/);
  return (
    <a className="link" href={`mailto:${address}`}>
      {name}
      <wbr />
      {host}
    </a>
  );
}
