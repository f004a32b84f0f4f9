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
